'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Container } from '@/components/layout/container'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { LogoMark } from '@/features/sections/components/logo-mark'
import { reloadIfMissingChunk } from '@/features/site-shell/chunk-reload'
import { digestOf } from '@/features/site-shell/error-digest'

/** In the page's place when it could not be made; what stands around it stays. */
export function ErrorView({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('failure')
  const code = digestOf(error)

  useEffect(() => {
    reloadIfMissingChunk(error)
  }, [error])

  return (
    <Container width="narrow" className="flex min-h-[60dvh] flex-col items-center justify-center gap-5 py-section text-center">
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
