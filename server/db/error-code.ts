/** The SQLSTATE or system code of the error or its cause. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return errorCode(error.cause)
}
