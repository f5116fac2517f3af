import { useTranslations } from 'next-intl'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** A field that only a program finds and fills in; the server takes no form with it (peers call it a honeypot). */
export function HoneypotField(binding: UseFormRegisterReturn) {
  const t = useTranslations('siteForms')
  return (
    <label aria-hidden="true" className="sr-only">
      {t('unseen')}
      <input {...binding} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  )
}
