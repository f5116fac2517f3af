import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { createdAt, id, secretHash, timestamptz } from './columns'
import { users } from './user'

/**
 * The authenticator app of a person, unconfirmed until a first code is right (docs/rules/accounts.md#second-factor); passkeys have a table of their own.
 */
export const userFactors = pgTable(
  'user_factors',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' })
      .unique(),
    /** Encrypted with the site's key (server/core/security/encryption.ts). */
    secret: text().notNull(),
    /** The time step of the newest accepted code; no code of it or of an earlier one is accepted again. */
    lastStep: integer().notNull().default(0),
    /** Wrong codes since the last right one. */
    failures: integer().notNull().default(0),
    failedAt: timestamptz(),
    confirmedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [check('user_factors_failures', sql`${t.failures} >= 0`)],
)

/** Single-use codes for somebody who has lost the second factor; a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: secretHash().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.userId, t.codeHash)],
)

/** A sign-in whose password was right and whose second factor is still asked for. It opens nothing. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: secretHash().notNull().unique(),
    /** Codes tried with it. */
    attempts: integer().notNull().default(0),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
)
