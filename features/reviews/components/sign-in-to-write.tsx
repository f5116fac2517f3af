import { LinkButton } from '@/components/ui/button/link-button'
import { saveReturnPath } from '@/features/auth/session/return-path'

/** Signing in returns to the page. */
export function SignInToWrite({ text, action }: { text: string; action: string }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">{text}</p>
      <LinkButton href="/login" prefetch={false} variant="secondary" onClick={saveReturnPath}>
        {action}
      </LinkButton>
    </div>
  )
}
