import { useEditStore } from '../../store/edit-store'
import { useNeedsApproval } from '../../publish/use-needs-approval'
import { decideTarget, type EditsTarget } from './edits-target'
import { useReleasesUntil } from '../use-scheduled-releases'

/** Where edits at the chosen moment go; undefined at no moment and until the releases are known. */
export function useEditsTarget(): EditsTarget | undefined {
  const moment = useEditStore((state) => state.moment)
  const choice = useEditStore((state) => state.editsChoice)
  const releases = useReleasesUntil(moment)
  const mayPublish = !useNeedsApproval()
  return moment !== null && releases ? decideTarget({ moment, releases, choice, mayPublish }) : undefined
}
