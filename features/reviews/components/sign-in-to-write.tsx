import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { LinkButton } from '@/components/ui/button/link-button'
import { saveReturnSection } from '@/features/auth/session/return-path'

/** Signing in returns to the section of the page that has the form; `section` is its id. */
export function SignInToWrite({ section, text, action }: Record<'section' | 'text' | 'action', string>) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">{text}</p>
      <LinkButton {...replayEarlyClicks} href="/login" prefetch={false} variant="secondary" onClick={() => saveReturnSection(section)}>
        {action}
      </LinkButton>
    </div>
  )
}
