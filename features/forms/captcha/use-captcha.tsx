import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { ReCAPTCHA } from 'react-google-recaptcha'
import { onChoice, parseChoice, readChoice } from '@/features/consent/cookie-choice'
import { ApiError } from '@/lib/api/errors'
import { captchaAction, type FormCaptcha } from '@/lib/api/entities/form.schema'
import { describeError } from '@/lib/browser/toast'
import { awaitToken } from './await-token'
import { CaptchaError } from './captcha-error'
import { loadRecaptcha, type Recaptcha } from './recaptcha-script'

/** The category of the cookie notice that allows it beforehand, where a merchant's notice has one. */
const allowedBy = 'security'

type Kit = { Widget: typeof ReCAPTCHA; recaptcha: Recaptcha }
type Proof = { 'g-recaptcha-key'?: string; 'g-recaptcha-response'?: string }

type UsedCaptcha = {
  /** Whether the visitor has to allow it in the form. */
  isAsked: boolean
  /** Somebody has begun to fill in the form: brings it to the page, if that is allowed. What fails is told by `prove`. */
  wake: (isAllowedInForm: boolean) => void
  /** What to send along with the answers. @throws CaptchaError */
  prove: () => Promise<Proof>
  /** The sentence about what was thrown; null when it is about something else. */
  describe: (error: unknown) => string | null
  widget: ReactNode
}

/** The captcha of a form, or none. Nothing is asked of Google before `wake` or `prove`, and `prove` is for what the visitor has allowed. */
export function useCaptcha(captcha: FormCaptcha | null): UsedCaptcha {
  const t = useTranslations('siteForms.captcha.problems')
  const language = useLocale()
  const choice = useSyncExternalStore(onChoice, readChoice, () => null)
  const isAsked = captcha !== null && !parseChoice(choice)?.allowed.includes(allowedBy)
  const [kit, setKit] = useState<Kit | null>(null)
  const ref = useRef<ReCAPTCHA>(null)

  async function open() {
    const opened = kit ?? (await loadKit(language))
    // The widget is there when this goes on.
    if (!kit) flushSync(() => setKit(opened))
    return opened.recaptcha
  }

  async function prove() {
    if (!captcha) return {}
    const { key, version } = captcha
    if (!key) throw new CaptchaError('missingKey')
    if (version !== '2' && version !== '3') throw new CaptchaError('missingVersion')
    const recaptcha = await open()
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
    wake(isAllowedInForm) {
      if (captcha?.key && !kit && (isAllowedInForm || !isAsked)) open().catch(() => {})
    },
    prove,
    describe(error) {
      if (error instanceof CaptchaError) return t(error.problem)
      return error instanceof ApiError && error.code?.startsWith('CAPTCHA_') ? describeError(error) : null
    },
    widget:
      captcha && kit ? (
        // Google's sign is not shown because the form says what it says (the terms of reCAPTCHA allow that).
        <div className="invisible absolute">
          <kit.Widget ref={ref} sitekey={captcha.key} grecaptcha={kit.recaptcha} size="invisible" badge="inline" hl={language} />
        </div>
      ) : null,
  }
}

async function loadKit(language: string): Promise<Kit> {
  try {
    const [{ ReCAPTCHA: Widget }, recaptcha] = await Promise.all([import('react-google-recaptcha'), loadRecaptcha(language)])
    return { Widget, recaptcha }
  } catch (error) {
    throw new CaptchaError('notLoaded', error)
  }
}
