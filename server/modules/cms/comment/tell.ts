import { eq } from 'drizzle-orm'
import type { Comment } from '@/lib/api/v1/cms/comment.schema'
import type { Tx } from '@/server/db/client'
import { comments } from '@/server/db/schema/cms'
import { users } from '@/server/db/schema/user'
import { commentColumns, presentComment } from './rows'

/** One comment as its writer sees it. */
export async function tell(tx: Tx, id: number, callerId: number): Promise<Comment> {
  const [row] = await tx.select(commentColumns).from(comments).innerJoin(users, eq(users.id, comments.userId)).where(eq(comments.id, id))
  if (!row) throw new Error(`The comment ${id} is gone.`)
  return presentComment(row, callerId)
}
