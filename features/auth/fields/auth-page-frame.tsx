import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ScriptNotice } from '@/components/hydration/script-notice'
import { Container } from '@/components/layout/container'
import { Card } from '@/components/ui/display/card'

type AuthPageFrameProps = { title: string; lead: string; children: ReactNode; after?: ReactNode }

/** The layout of the sign-in pages: title, one card, and a link below. */
export function AuthPageFrame({ title, lead, children, after }: AuthPageFrameProps) {
  const t = useTranslations('shell.noScript')
  return (
    <div className="glow-top">
      <Container width="form" className="pb-section">
        <header className="flex flex-col items-center gap-3 pt-10 pb-8 text-center sm:pt-14 sm:pb-10">
          <h1>{title}</h1>
          <p className="max-w-md text-lg text-pretty text-ink-soft">{lead}</p>
        </header>
        <ScriptNotice text={t('form')} />
        <Card padding="lg" data-needs-script>
          {children}
        </Card>
        {after ? <p className="pt-6 text-center text-ink-soft">{after}</p> : null}
      </Container>
    </div>
  )
}
