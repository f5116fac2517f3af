import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ScriptNotice } from '@/components/hydration/script-notice'
import { Container } from '@/components/layout/container'
import { Card } from '@/components/ui/display/card'

type AuthPageFrameProps = { title: string; lead: string; children: ReactNode; after?: ReactNode }

/** The frame of a sign-in page whose texts stay the same. */
export function AuthPageFrame(props: AuthPageFrameProps) {
  return <AuthFrame {...props} notice={<AuthScriptNotice />} />
}

export function AuthScriptNotice() {
  return <ScriptNotice text={useTranslations('shell.noScript')('form')} />
}

/** The layout of the sign-in pages: title, one card, and a link below. `notice`: an AuthScriptNotice, whose words only the server has. */
export function AuthFrame({ title, lead, notice, children, after }: AuthPageFrameProps & { notice: ReactNode }) {
  return (
    <div className="glow-top">
      <Container width="form" className="pb-section">
        <header className="flex flex-col items-center gap-3 pt-10 pb-8 text-center sm:pt-14 sm:pb-10">
          <h1>{title}</h1>
          <p className="max-w-md text-lg text-pretty text-ink-soft">{lead}</p>
        </header>
        {notice}
        <Card padding="lg" data-needs-script>
          {children}
        </Card>
        {after ? <p className="pt-6 text-center text-ink-soft">{after}</p> : null}
      </Container>
    </div>
  )
}
