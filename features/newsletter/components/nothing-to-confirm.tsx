import { MailQuestion } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'

/** docs/rules/forms.md#nothing-to-confirm */
export function NothingToConfirm() {
  const t = useTranslations('newsletter.confirm')
  return (
    <Container width="narrow" className="pb-section">
      <EmptyState
        as="h1"
        icon={<MailQuestion aria-hidden="true" />}
        title={t('nothing')}
        actions={<LinkButton href="/">{t('home')}</LinkButton>}
      >
        {t('nothingText')}
      </EmptyState>
    </Container>
  )
}
