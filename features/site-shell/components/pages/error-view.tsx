'use client'

import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { LogoMark } from '@/features/sections/components/logo-mark'
import { usePageError } from '../../use-page-error'

/** Replaces a page that failed to render, within the shell. */
export function ErrorView({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('failure')
  const code = usePageError(error)

  return (
    <Container width="narrow" className="flex flex-col items-center justify-center gap-5 py-10 text-center sm:min-h-[60dvh] sm:py-section">
      <title>{t('title')}</title>
      <LogoMark lit={false} className="size-16 text-ink-faint" />
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="max-w-xl text-lg text-balance text-ink-soft">{t('text')}</p>
      <div className="flex flex-wrap justify-center gap-3 pt-3">
        <Button onClick={retry}>{t('retry')}</Button>
        <LinkButton href="/" variant="secondary" prefetch={false}>
          {t('home')}
        </LinkButton>
      </div>
      {code ? <p className="pt-4 text-sm text-ink-faint">{t('code', { code })}</p> : null}
    </Container>
  )
}
