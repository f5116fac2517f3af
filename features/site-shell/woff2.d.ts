/** A font's hashed URL, the same as in globals.css. */
declare module '*.woff2' {
  const url: string
  export default url
}
