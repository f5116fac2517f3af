'use client'

import { Icon } from '@/components/ui/icon/icon'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'
import { useAuthStore } from './auth-store'
import { saveReturnPath } from './return-path'

type AccountLinkProps = { labels: Record<'account' | 'signIn', string>; className?: string }

/** Links to the account or, for a visitor, to the login page. Server and first render link to the profile, which serves both: no hydration mismatch. */
export function AccountLink({ labels, className }: AccountLinkProps) {
  const status = useAuthStore((state) => state.status)
  const isVisitor = status === 'signedOut'
  return (
    <Link
      href={isVisitor ? '/login' : '/profile'}
      prefetch={false}
      aria-label={isVisitor ? labels.signIn : labels.account}
      onClick={isVisitor ? saveReturnPath : undefined}
      className={cn(iconButtonVariants(), 'relative', className)}
    >
      <Icon name="user-round" />
      {status === 'signedIn' ? (
        <span aria-hidden="true" className="absolute top-2.5 right-2.5 size-2 rounded-full bg-accent ring-2 ring-paper" />
      ) : null}
    </Link>
  )
}
