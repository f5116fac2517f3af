import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { webUserApi } from '@/lib/api/v1/user/web'
import { env } from '@/lib/env'
import type { Ctx } from '@/server/context'
import { users } from '@/server/db/schema/user'
import { inTransaction } from '@/server/db/transaction'
import { hashPassword } from '@/server/passwords'
import { mailLink } from '../mail-link'

/** Opens an account and mails the link that proves its address. */
export async function register(ctx: Ctx, { details, email, password }: ParsedOf<typeof webUserApi.register>) {
  // First, so that a taken address takes as long as a free one.
  const passwordHash = await hashPassword(password)
  const { id, token } = await inTransaction(ctx, async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ siteId: ctx.site.id, email, username: email, passwordHash, ...details, createdAt: ctx.now() })
      .onConflictDoNothing({ target: [users.siteId, users.email] })
      .returning({ id: users.id })
    if (!user) throw new AppError('USER_EXISTS')
    return { id: user.id, token: await mailLink(ctx, tx, 'verify', { userId: user.id, email, firstName: details.firstName }) }
  })
  return env.NODE_ENV === 'production' ? { id } : { id, verificationToken: token }
}
