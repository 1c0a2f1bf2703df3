// Runs in CloudFront on every request for a page, so it is plain JavaScript in CloudFront's dialect (cloudfront-js-2.0). The landing
// page is one document, the customers' pages are another; every other path without a file extension is a screen of the app, which
// its router resolves. The API has a separate behaviour, so its 404s pass through unchanged.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (request.uri === '/') request.uri = '/index.html';
  else if (request.uri === '/guest' || request.uri === '/guest/') request.uri = '/guest.html';
  else if (last.indexOf('.', 1) === -1) request.uri = '/app.html';
  return request;
}
