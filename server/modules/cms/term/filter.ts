import { filterStandard } from './filter-standard'

/** The same list under its older name, asked for with GET. */
export const filter = filterStandard
