import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { ReCAPTCHA } from 'react-google-recaptcha'
import { onCookieChoiceChange, parseCookieChoice, readCookieChoice } from '@/features/consent/cookie-choice'
import { ApiError } from '@/lib/api/errors'
import { captchaAction, type FormCaptcha } from '@/lib/api/entities/form.schema'
import { describeError } from '@/lib/browser/toast/toast'
import { awaitToken } from './await-token'
import { CaptchaError } from './captcha-error'
import { loadRecaptcha, type Recaptcha } from './recaptcha-script'

/** The cookie category that permits the captcha beforehand. */
const permittingCategory = 'security'

type LoadedCaptcha = { Widget: typeof ReCAPTCHA; recaptcha: Recaptcha }
type CaptchaFields = { 'g-recaptcha-key'?: string; 'g-recaptcha-response'?: string }

type Captcha = {
  /** Whether the form must ask for permission. */
  needsPermission: boolean
  /** Loads the captcha early, if permitted; `getFields` reports a failure. */
  preload: (isAllowedInForm: boolean) => void
  /** The fields to send with the answers. @throws CaptchaError */
  getFields: () => Promise<CaptchaFields>
  /** The text of a captcha error; null for other errors. */
  describe: (error: unknown) => string | null
  widget: ReactNode
}

/** The captcha of a form. Google gets no request before `preload` or `getFields` (docs/rules/forms.md#captcha-permission). */
export function useCaptcha(captcha: FormCaptcha | null): Captcha {
  const t = useTranslations('siteForms.captcha.problems')
  const language = useLocale()
  const choice = useSyncExternalStore(onCookieChoiceChange, readCookieChoice, () => null)
  const needsPermission = captcha !== null && !parseCookieChoice(choice)?.allowed.includes(permittingCategory)
  const [loaded, setLoaded] = useState<LoadedCaptcha | null>(null)
  const ref = useRef<ReCAPTCHA>(null)

  async function load() {
    const current = loaded ?? (await loadCaptcha(language))
    // The widget is mounted when this returns.
    if (!loaded) flushSync(() => setLoaded(current))
    return current.recaptcha
  }

  async function getFields() {
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
      // A token is valid once.
      widget.reset()
      return widget.executeAsync()
    })
    return { 'g-recaptcha-key': key, 'g-recaptcha-response': token }
  }

  return {
    needsPermission,
    preload(isAllowedInForm) {
      if (captcha?.key && !loaded && (isAllowedInForm || !needsPermission)) load().catch(() => {})
    },
    getFields,
    describe(error) {
      if (error instanceof CaptchaError) return t(error.problem)
      return error instanceof ApiError && error.code?.startsWith('CAPTCHA_') ? describeError(error) : null
    },
    widget:
      captcha && loaded ? (
        // The badge may be hidden because the form shows the required notice (terms of reCAPTCHA).
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
