import { Icon } from '@/components/ui/icon/icon'
import { Button } from './ui/button/button'
import { EmptyState } from './ui/feedback/empty-state'

type LoadErrorProps = {
  texts: Record<'title' | 'text' | 'action', string>
  isRetrying: boolean
  onRetry: () => void
  as?: 'h1' | 'h2'
}

/** Content that could not be loaded, with a retry. */
export function LoadError({ texts: { title, text, action }, isRetrying, onRetry, as }: LoadErrorProps) {
  const retry = (
    <Button busy={isRetrying} onClick={onRetry}>
      {action}
    </Button>
  )
  return (
    <EmptyState as={as} icon={<Icon name="wifi-off" />} title={title} actions={retry}>
      {text}
    </EmptyState>
  )
}
