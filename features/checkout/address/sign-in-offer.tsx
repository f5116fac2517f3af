'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import { LinkButton } from '@/components/ui/button/link-button'
import { saveReturnPath } from '@/features/auth/session/return-path'
import { Link } from '@/lib/i18n/navigation'

export function SignInOffer() {
  const t = useTranslations('checkout.signIn')
  return (
    <p className="text-ink-soft">
      {t('question')}{' '}
      <Link href="/login" onClick={saveReturnPath} className="font-medium text-action underline underline-offset-4">
        {t('action')}
      </Link>
    </p>
  )
}

/** docs/rules/checkout.md#guest-checkout */
export function SignInFirst() {
  const t = useTranslations('checkout.signIn')
  return (
    <Card tone="accent" as="section" padding="lg" className="flex flex-col items-start gap-4">
      <h3 className="text-xl">{t('needed')}</h3>
      <p>{t('neededText')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/login" onClick={saveReturnPath}>
          {t('action')}
        </LinkButton>
        <LinkButton href="/register" variant="secondary" onClick={saveReturnPath}>
          {t('register')}
        </LinkButton>
      </div>
    </Card>
  )
}
