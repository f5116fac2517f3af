/** What can go wrong with a captcha in the browser: SPEC 8's four, and a question that was closed instead of answered. */
export type CaptchaProblem = 'missingKey' | 'missingVersion' | 'notLoaded' | 'notExecuted' | 'closed'

export class CaptchaError extends Error {
  readonly problem: CaptchaProblem

  constructor(problem: CaptchaProblem, cause?: unknown) {
    super(`captcha: ${problem}`, { cause })
    this.name = 'CaptchaError'
    this.problem = problem
  }
}
