/** A font's final, hashed address, the same that globals.css gets for it. */
declare module '*.woff2' {
  const url: string
  export default url
}
