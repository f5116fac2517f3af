import { useTranslations } from 'next-intl'
import { EditableMissing } from '@/components/editable/editable-missing'
import { Container } from '@/components/layout/container'
import { LinkButton } from '@/components/ui/button/link-button'
import { LogoMark } from '@/features/sections/components/logo-mark'
import { ReportNotFound } from '../report-not-found'
import { SearchWords } from '../search-words'

/** docs/rules/storefront.md#not-found */
export function NotFoundView() {
  const t = useTranslations('notFound')
  return (
    <EditableMissing
      opening={
        <Container width="narrow" className="flex min-h-[60dvh] items-center justify-center py-section">
          <p role="status" className="text-lg text-ink-soft">
            {t('opening')}
          </p>
        </Container>
      }
    >
      <div className="glow-top">
        <Container width="narrow" className="flex min-h-[60dvh] flex-col items-center justify-center gap-5 py-section text-center">
          <LogoMark className="size-20 text-action" />
          <p className="eyebrow text-accent-ink">{t('eyebrow')}</p>
          <h1>{t('title')}</h1>
          <p className="max-w-xl text-lg text-ink-soft">{t('text')}</p>
          <div className="flex flex-wrap justify-center gap-3 pt-3">
            <LinkButton href="/">{t('home')}</LinkButton>
          </div>
          <SearchWords />
        </Container>
        <ReportNotFound title={t('title')} />
      </div>
    </EditableMissing>
  )
}
