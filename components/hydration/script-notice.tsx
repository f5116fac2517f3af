import { Alert } from '@/components/ui/feedback/alert'

/**
 * Beside controls that do nothing without JavaScript: says so to readers who lack it, and hides what is marked `data-needs-script`
 * (docs/rules/storefront.md#without-javascript).
 */
export function ScriptNotice({ text }: { text: string }) {
  return (
    <noscript>
      <style>{'[data-needs-script]{display:none!important}'}</style>
      <Alert tone="warning">{text}</Alert>
    </noscript>
  )
}
