declare module 'oidc-provider/lib/helpers/als.js' {
  const followed: import('node:async_hooks').AsyncLocalStorage<unknown>;
  export default followed;
}
