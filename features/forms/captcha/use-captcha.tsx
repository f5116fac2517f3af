import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { ReCAPTCHA } from 'react-google-recaptcha'
import { onCookieChoiceChange, parseCookieChoice, readCookieChoice } from '@/features/consent/cookie-choice'
import { ApiError } from '@/lib/api/errors'
import { captchaAction, type FormCaptcha } from '@/lib/api/entities/form.schema'
import { describeError } from '@/lib/browser/toast'
import { awaitToken } from './await-token'
import { CaptchaError } from './captcha-error'
import { loadRecaptcha, type Recaptcha } from './recaptcha-script'

/** The category of the cookie notice that allows it beforehand, where a merchant's notice has one. */
const permittingCategory = 'security'

type LoadedCaptcha = { Widget: typeof ReCAPTCHA; recaptcha: Recaptcha }
type CaptchaFields = { 'g-recaptcha-key'?: string; 'g-recaptcha-response'?: string }

type Captcha = {
  /** Whether the visitor has to allow it in the form. */
  isAsked: boolean
  /** Somebody has begun to fill in the form: brings it to the page, if that is allowed. What fails is told by `prove`. */
  preload: (isAllowedInForm: boolean) => void
  /** What to send along with the answers. @throws CaptchaError */
  getFields: () => Promise<CaptchaFields>
  /** The sentence about what was thrown; null when it is about something else. */
  describe: (error: unknown) => string | null
  widget: ReactNode
}

/** The captcha of a form, or none. Nothing is asked of Google before `wake` or `prove`, and `prove` is for what the visitor has allowed. */
export function useCaptcha(captcha: FormCaptcha | null): Captcha {
  const t = useTranslations('siteForms.captcha.problems')
  const language = useLocale()
  const choice = useSyncExternalStore(onCookieChoiceChange, readCookieChoice, () => null)
  const isAsked = captcha !== null && !parseCookieChoice(choice)?.allowed.includes(permittingCategory)
  const [loaded, setLoaded] = useState<LoadedCaptcha | null>(null)
  const ref = useRef<ReCAPTCHA>(null)

  async function load() {
    const opened = loaded ?? (await loadCaptcha(language))
    // The widget is there when this goes on.
    if (!loaded) flushSync(() => setLoaded(opened))
    return opened.recaptcha
  }

  async function prove() {
    if (!captcha) return {}
    const { key, version } = captcha
    if (!key) throw new CaptchaError('missingKey')
    if (version !== '2' && version !== '3') throw new CaptchaError('missingVersion')
    const recaptcha = await load()
    const widget = ref.current
    const id = widget?.getWidgetId() ?? null
    if (!widget || id === null) throw new CaptchaError('notExecuted')
    const token = await awaitToken(() => {
      if (version === '3') return recaptcha.execute(id, { action: captchaAction })
      // A token counts once.
      widget.reset()
      return widget.executeAsync()
    })
    return { 'g-recaptcha-key': key, 'g-recaptcha-response': token }
  }

  return {
    isAsked,
    preload(isAllowedInForm) {
      if (captcha?.key && !loaded && (isAllowedInForm || !isAsked)) load().catch(() => {})
    },
    getFields: prove,
    describe(error) {
      if (error instanceof CaptchaError) return t(error.problem)
      return error instanceof ApiError && error.code?.startsWith('CAPTCHA_') ? describeError(error) : null
    },
    widget:
      captcha && loaded ? (
        // Google's sign is not shown because the form says what it says (the terms of reCAPTCHA allow that).
        <div className="invisible absolute">
          <loaded.Widget ref={ref} sitekey={captcha.key} grecaptcha={loaded.recaptcha} size="invisible" badge="inline" hl={language} />
        </div>
      ) : null,
  }
}

async function loadCaptcha(language: string): Promise<LoadedCaptcha> {
  try {
    const [{ ReCAPTCHA: Widget }, recaptcha] = await Promise.all([import('react-google-recaptcha'), loadRecaptcha(language)])
    return { Widget, recaptcha }
  } catch (error) {
    throw new CaptchaError('notLoaded', error)
  }
}
