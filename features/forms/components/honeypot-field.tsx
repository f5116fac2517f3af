import { useTranslations } from 'next-intl'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** docs/rules/forms.md#form-honeypot */
export function HoneypotField(binding: UseFormRegisterReturn) {
  const t = useTranslations('siteForms')
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {t('honeypot')}
        <input {...binding} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
