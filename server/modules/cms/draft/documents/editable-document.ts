import type { Scope } from '@/lib/api/endpoint'
import type { DraftData } from '@/lib/api/v1/cms/draft.schema'
import type { Document } from '@/lib/documents/document'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import type { Fields } from './fields'

/** A document that can be edited: how it is read as visitors see it, and how a draft of it becomes what they see. */
export type EditableDocument = {
  /** What an editor of it must be allowed to change. */
  scope: Scope
  /** @throws NOT_FOUND unless it exists on this site in this language */
  read: (ctx: Ctx, db: Tx) => Promise<Document>
  /** Keeps other writers of it waiting until the transaction ends. */
  lock: (tx: Transaction) => Promise<void>
  publish: (ctx: Ctx, tx: Transaction, publication: Publication) => Promise<void>
  /** Whether visitors get it, for what an editor may create or hide before its publication. Without it they always do. */
  visibility?: (ctx: Ctx, db: Tx) => Promise<Visibility>
  /** Takes it from visitors again, and from a post the moment that its first publication at `since` has given it. */
  hide?: (ctx: Ctx, tx: Transaction, since: Date | null) => Promise<void>
  /** The cache tags of what shows it and its changed fields. */
  tags: (tx: Tx, changed: Fields) => Promise<string[]>
}

/** `new`: visitors have never had it; `hidden`: they do not get it; `scheduled`: they get it at its moment. */
export type Visibility = DraftData['visibility']

/** `document.page` has only the fields to write: those that the draft changed. `keepHidden`: what visitors do not get yet is written for later. */
type Publication = { document: Document; userId: number | null; keepHidden?: boolean }
