import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { buttonVariants } from '@/components/ui/button/button-variants'
import { LinkButton } from '@/components/ui/button/link-button'
import { LogoMark } from '@/features/sections/components/logo-mark'
import { SearchWords } from '../search-words'

/** Instead of a page that failed to render on the server. Works without JavaScript. */
export function FailedView() {
  const t = useTranslations('failure')
  return (
    <Container width="narrow" className="flex flex-col items-center justify-center gap-5 py-10 text-center sm:min-h-[60dvh] sm:py-section">
      <LogoMark lit={false} className="size-16 text-ink-faint" />
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="max-w-xl text-lg text-balance text-ink-soft">{t('text')}</p>
      <div className="flex flex-wrap justify-center gap-3 pt-3">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the one on the screen, with its query */}
        <a href="" className={buttonVariants()}>
          {t('retry')}
        </a>
        <LinkButton href="/" variant="secondary" prefetch={false}>
          {t('home')}
        </LinkButton>
      </div>
      <SearchWords />
    </Container>
  )
}
