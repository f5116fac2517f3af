'use client'

import { UserRound } from 'lucide-react'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'
import { useAuthStore } from './auth-store'
import { saveReturnPath } from './return-path'

type AccountLinkProps = { labels: Record<'account' | 'signIn', string>; className?: string }

/**
 * The way to one's account; for a visitor, to the sign-in and back. The server and the first render know nobody and lead to the profile, which
 * serves both, so hydration always agrees.
 */
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
      <UserRound aria-hidden="true" />
      {status === 'signedIn' ? (
        <span aria-hidden="true" className="absolute top-2.5 right-2.5 size-2 rounded-full bg-lamp ring-2 ring-paper" />
      ) : null}
    </Link>
  )
}
