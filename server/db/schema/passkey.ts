import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, secretHash, timestamptz } from './columns'
import { sites } from './site'
import { users } from './user'

/** A credential of WebAuthn that signs a colleague in (docs/rules/accounts.md#passkeys). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As its authenticator chose it, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** The host name that it is bound to (RP ID). */
    host: text().notNull(),
    /** How often its authenticator has signed, where it counts. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    lastUsedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId), check('passkeys_counter', sql`${t.counter} >= 0`)],
)

/** What an authenticator is asked to sign, once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Null: a sign-in without a password, of whoever owns the passkey. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['add', 'signIn', 'prove'] }).notNull(),
    challengeHash: secretHash().notNull().unique(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.siteId), index().on(t.expiresAt)],
)
