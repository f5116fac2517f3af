/** False in a production build. In the browser, too: the bundler replaces the variable. */
export const isDevelopmentBuild = process.env.NODE_ENV !== 'production'
