import type { Scope } from '@/lib/api/endpoint'

/** Every right, in the order of the matrix. */
export const allScopes = [
  'content',
  'publish',
  'media',
  'catalogue',
  'stock',
  'orders',
  'orders.money',
  'invoices',
  'customers',
  'customers.export',
  'settings',
  'audit',
  'staff',
] as const satisfies Scope[]

/** A right, or its half that only reads (docs/rules/administration.md#read-rights). */
type Grant = Scope | `${Scope}.read`

/** Presets of rights (docs/rules/administration.md#roles). */
const presets = {
  owner: allScopes,
  manager: allScopes.filter((scope) => scope !== 'staff'),
  warehouse: ['orders', 'stock'],
  support: ['orders', 'orders.money', 'invoices', 'customers', 'stock.read'],
  editor: ['content', 'publish', 'media', 'catalogue'],
  marketing: ['content', 'media', 'catalogue.read'],
  accountant: ['orders', 'orders.money', 'invoices', 'audit'],
  // Settings are not among them: the outbox holds links that open accounts.
  readOnly: ['content.read', 'media.read', 'catalogue.read', 'stock.read', 'orders.read', 'invoices.read', 'customers.read'],
} as const satisfies Record<string, readonly Grant[]>

export type Role = keyof typeof presets
export const roles = ['owner', 'manager', 'warehouse', 'support', 'editor', 'marketing', 'accountant', 'readOnly'] as const satisfies Role[]

/** The rights that a role gives. */
export function scopesOf(role: Role): string[] {
  return [...presets[role]]
}

/** Whether rights allow reading what a scope guards. */
export function mayRead(scopes: readonly string[], scope: Scope): boolean {
  return scopes.includes(scope) || scopes.includes(`${scope}.read`)
}

/** Whether the rights allow changing what a scope guards, only reading it, or neither. */
export function scopeAccess(scopes: readonly string[], scope: Scope): 'full' | 'read' | 'none' {
  if (scopes.includes(scope)) return 'full'
  return mayRead(scopes, scope) ? 'read' : 'none'
}

type Rights = { role: Role | null; scopes: readonly string[] }

/**
 * Whether a person may give, change or take these rights: only an owner those of an owner, nobody rights that they lack
 * (docs/rules/administration.md#staff-rights).
 */
export function mayManage(actor: Rights, target: Rights): boolean {
  if (target.role === 'owner') return actor.role === 'owner'
  return target.scopes.every((scope) => actor.scopes.includes(scope) || actor.scopes.includes(scope.replace(/\.read$/, '')))
}
