/** The query in which a verification mail brings its token (SPEC 2). */
export const tokenParameter = 'verificationToken'

export function isVerifying() {
  return new URLSearchParams(window.location.search).has(tokenParameter)
}
