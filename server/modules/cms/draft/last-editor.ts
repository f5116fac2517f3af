import { eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Tx } from '@/server/db/client'
import { drafts } from '@/server/db/schema/draft'
import { users } from '@/server/db/schema/user'
import { personName } from '../person-name'
import type { DraftRow } from './drafts'

/** Who saved the newest batch of a draft, as colleagues name that person. */
export async function lastEditorOf(ctx: Ctx, db: Tx, { id }: Pick<DraftRow, 'id'>) {
  const [user] = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(drafts)
    .innerJoin(users, eq(users.id, drafts.updatedBy))
    .where(eq(drafts.id, id))
  return user ? { name: personName(user), isSelf: user.id === requireUser(ctx).id } : null
}
