/** The query in which a verification mail brings its token (SPEC 2). */
export const verificationParameter = 'verificationToken'

export function hasVerificationToken() {
  return new URLSearchParams(window.location.search).has(verificationParameter)
}
