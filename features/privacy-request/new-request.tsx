import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button/link-button'

/** The way on from a link that is spent or answered. */
export function NewRequest() {
  const t = useTranslations('privacyRequest.data')
  return (
    <LinkButton href="/privacy-request" prefetch={false}>
      {t('noTokenAction')}
    </LinkButton>
  )
}
