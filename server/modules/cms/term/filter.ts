import { filterStandard } from './filter-standard'

/** Legacy name of the same list, with GET. */
export const filter = filterStandard
