import { expect, it } from 'vitest'
import { allScopes, mayManage, scopeAccess, roles, scopesOf, type Role } from './roles'

// docs/rules/administration.md#roles
it.each([
  ['owner', 'FFFFFFFFFFFFF'],
  ['manager', 'FFFFFFFFFFFF-'],
  ['warehouse', '----FF-------'],
  ['support', '----rFFFF----'],
  ['editor', 'FFFF---------'],
  ['marketing', 'F-Fr---------'],
  ['accountant', '-----FFF---F-'],
  ['readOnly', 'r-rrrr-rr----'],
] as const)('%s has the rights %s', (role, expected) => {
  const letters = { full: 'F', read: 'r', none: '-' }
  expect(allScopes.map((scope) => letters[scopeAccess(scopesOf(role), scope)]).join('')).toBe(expected)
})

it('lists every role in the matrix', () => expect(roles).toHaveLength(8))

const having = (role: Role) => ({ role, scopes: scopesOf(role) })
const custom = { role: null, scopes: ['staff', 'stock'] }

// docs/rules/administration.md#staff-rights
it.each([
  ['an owner', having('owner'), having('owner'), true],
  ['an owner', having('owner'), having('readOnly'), true],
  ['somebody with every right but no owner', { role: null, scopes: allScopes }, having('owner'), false],
  ['somebody with every right but no owner', { role: null, scopes: allScopes }, having('manager'), true],
  ['somebody with few rights', custom, having('warehouse'), false],
  ['somebody with few rights', custom, { role: null, scopes: ['stock.read'] }, true],
  ['somebody with few rights', custom, { role: null, scopes: [] }, true],
])('%s may manage others as far as their own rights reach', (_, actor, target, expected) => expect(mayManage(actor, target)).toBe(expected))
