'use client'

import { CurrentUserProvider } from '@/features/account/current-user'
import { DetailsForm } from '@/features/account/profile/details-form'
import { EmailChange } from '@/features/account/profile/email-change'
import { PasswordForm } from '@/features/account/security/password-form'
import { SetFirstPassword } from '@/features/account/security/set-first-password'
import type { User } from '@/lib/api/entities/user.schema'

/** Name, e-mail address and password, as the shop's account has them (docs/rules/accounts.md#office-account). */
export function PersonalCards({ user }: { user: User }) {
  return (
    <CurrentUserProvider user={user}>
      <EmailChange />
      <DetailsForm user={user} withCard={false} />
      {user.hasPassword ? <PasswordForm email={user.email} /> : <SetFirstPassword email={user.email} />}
    </CurrentUserProvider>
  )
}
