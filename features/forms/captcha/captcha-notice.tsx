import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { CheckboxField } from '@/components/form/fields/checkbox-field'
import type { FormValues } from '@/features/forms/form-values'

type CaptchaNoticeProps = { control: Control<FormValues, unknown, FormValues>; needsPermission: boolean }

/** Names reCAPTCHA, and asks for permission unless the cookie choice gives it (docs/rules/forms.md#captcha-permission). */
export function CaptchaNotice({ control, needsPermission }: CaptchaNoticeProps) {
  const t = useTranslations('siteForms.captcha')
  const links = { privacy: linkTo('https://policies.google.com/privacy'), terms: linkTo('https://policies.google.com/terms') }
  const note = t.rich('note', links)
  if (!needsPermission) return <p className="text-sm text-ink-soft">{note}</p>
  return <CheckboxField control={control} name="captcha" required label={t('allow')} hint={note} />
}

function linkTo(href: string) {
  return function GoogleLink(text: ReactNode) {
    return (
      <a href={href} target="_blank" rel="noopener" className="underline underline-offset-4">
        {text}
      </a>
    )
  }
}
