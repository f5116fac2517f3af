import { isWrittenAddress } from '@/lib/routing/allowed-href'

/** Kinds whose target is an address when they name no record. */
const addressKinds = new Set<unknown>(['route', 'file', 'external', 'externalLink'])

/** Whether a link may be stored with this target: an address is one that a link may lead to (docs/rules/storefront.md#written-addresses). */
export function isAllowedTarget(kind: unknown, target: string) {
  return !addressKinds.has(kind) || isWrittenAddress(target)
}
