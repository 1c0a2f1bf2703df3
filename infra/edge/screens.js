// Runs in CloudFront on every request for a page, so it is plain JavaScript of CloudFront's own dialect (cloudfront-js-2.0).
// The landing page is one document, what customers open another; every other path without a file extension is a screen of the app, whose router
// knows it. The API is another behaviour: its own 404s stay what they are.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (request.uri === '/') request.uri = '/index.html';
  else if (request.uri === '/guest' || request.uri === '/guest/') request.uri = '/guest.html';
  else if (last.indexOf('.', 1) === -1) request.uri = '/app.html';
  return request;
}
