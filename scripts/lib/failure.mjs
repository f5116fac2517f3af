/** docs/rules/platform.md#exit-codes */
export const exitCodes = /** @type {const} */ ({ failed: 1, settings: 2, running: 3, port: 4 })

/** A failed step: what is wrong and how to fix it. */
export class Failure extends Error {
  /** @param {string} what @param {{ remedy?: string, code?: number, tail?: string[] }} [facts] tail: the last lines of the program that failed */
  constructor(what, { remedy, code = exitCodes.failed, tail = [] } = {}) {
    super(what)
    this.remedy = remedy
    this.code = code
    this.tail = tail
  }
}

/** The system's code of an error, such as ENOENT. @param {unknown} error */
export function errorCode(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
