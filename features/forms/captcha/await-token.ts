import { CaptchaError } from './captcha-error'

/** How long an answer may take that asks the visitor nothing, and how long Google takes to hand it over once its question is gone. Milliseconds. */
const timeoutMs = 20_000
const handOverMs = 1000

/** Waits for the token, but not for ever: Google says neither that its question was closed nor that it will not answer. @throws CaptchaError */
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

/** Fails when there is nothing left to wait for. */
function rejectWithoutToken(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    let timer = setTimeout(() => reject(new CaptchaError('notExecuted')), timeoutMs)
    let wasVisible = false
    const observer = new MutationObserver(() => {
      const isVisible = isChallengeVisible()
      if (isVisible === wasVisible) return
      wasVisible = isVisible
      clearTimeout(timer)
      if (!isVisible) timer = setTimeout(() => reject(new CaptchaError('closed')), handOverMs)
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] })
    signal.addEventListener('abort', () => {
      observer.disconnect()
      clearTimeout(timer)
    })
  })
}

/** The question has a frame of its own in the page, which is hidden while nothing is asked. */
function isChallengeVisible() {
  const frame = document.querySelector('iframe[src*="/recaptcha/"][src*="/bframe"]')
  return frame !== null && getComputedStyle(frame).visibility !== 'hidden'
}
