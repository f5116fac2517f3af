'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { usePasswordSet } from '@/features/auth/password/password-set-store'

/** A toast would be gone before the form is filled in (docs/rules/forms.md#mailed-link-result). */
export function PasswordSetNotice() {
  const t = useTranslations('auth.setPassword')
  const isSet = usePasswordSet((state) => state.isSet)
  return isSet ? <Alert tone="success" role="status" title={t('done')} className="mb-6" /> : null
}
