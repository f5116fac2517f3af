import { CaptchaError } from './captcha-error'

/** Time for a token without a challenge, and for its delivery after the challenge has closed. */
const timeoutMs = 20_000
const deliveryTimeoutMs = 1000

/** Google reports neither a closed challenge nor a missing response (docs/rules/forms.md#captcha-failures). @throws CaptchaError */
export async function awaitToken(execute: () => PromiseLike<string | null>): Promise<string> {
  const end = new AbortController()
  try {
    const token = await Promise.race([execute(), rejectWithoutToken(end.signal)])
    if (!token) throw new CaptchaError('notExecuted')
    return token
  } catch (error) {
    throw error instanceof CaptchaError ? error : new CaptchaError('notExecuted', error)
  } finally {
    end.abort()
  }
}

/** Rejects when no token can be expected any more. */
function rejectWithoutToken(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    let timer = setTimeout(() => reject(new CaptchaError('notExecuted')), timeoutMs)
    let wasVisible = false
    const observer = new MutationObserver(() => {
      const isVisible = isChallengeVisible()
      if (isVisible === wasVisible) return
      wasVisible = isVisible
      clearTimeout(timer)
      if (!isVisible) timer = setTimeout(() => reject(new CaptchaError('closed')), deliveryTimeoutMs)
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] })
    signal.addEventListener('abort', () => {
      observer.disconnect()
      clearTimeout(timer)
    })
  })
}

/** The challenge has its own frame, which is hidden without one. */
function isChallengeVisible() {
  const frame = document.querySelector('iframe[src*="/recaptcha/"][src*="/bframe"]')
  return frame !== null && getComputedStyle(frame).visibility !== 'hidden'
}
