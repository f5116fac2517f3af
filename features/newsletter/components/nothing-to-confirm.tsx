import { Icon } from '@/components/ui/icon/icon'
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
        icon={<Icon name="mail-question-mark" />}
        title={t('nothing')}
        actions={<LinkButton href="/">{t('home')}</LinkButton>}
      >
        {t('nothingText')}
      </EmptyState>
    </Container>
  )
}
