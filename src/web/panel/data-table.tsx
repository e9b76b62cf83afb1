import type { Key, ReactNode } from 'react'

type DataTableProps = {
  label: string
  columns: readonly string[]
  rows: readonly { key: Key; cells: readonly ReactNode[] }[]
  empty: string
  /** What the cells are: a few short ones stay a table on a phone; the last one may hold buttons, which get a line of their own. */
  of?: 'figures' | 'actions' | undefined
}

// An e-mail or an id may be broken anywhere, words may not.
const LONG_WORD = /\S{17}/

/** A table; below 768 px each row is a block whose cells say their column. */
export function DataTable({ label, columns, rows, empty, of: kind }: DataTableProps) {
  if (rows.length === 0) return <p className="text-ink-soft">{empty}</p>
  const actions = kind === 'actions' ? columns.length - 1 : -1
  const shown = kind === 'actions' ? actions : columns.length
  return (
    // The roles stay when the layout is no table's: browsers would drop them.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <div className="@container">
      <table
        role="table"
        aria-label={label}
        className={`w-full text-left text-sm ${kind === 'figures' ? '@max-[17rem]:table-blocks @min-[17rem]:table-grid' : 'max-md:table-blocks md:table-grid'}`}
        style={{ gridTemplateColumns: `repeat(${shown},auto)` }}
      >
        <thead>
          <tr role="row">
            {columns.map((column, at) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={at === actions ? 'sr-only' : 'font-semibold text-ink-soft'}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells }) => (
            <tr key={key} role="row" className="border-line">
              {cells.map((cell, at) => (
                <td key={columns[at]} role="cell" className={at === actions ? 'col-span-full' : undefined}>
                  {at !== actions && (
                    <span aria-hidden className="font-medium text-ink-soft">
                      {columns[at]}
                    </span>
                  )}
                  <div
                    className={
                      typeof cell !== 'string' || LONG_WORD.test(cell)
                        ? 'min-w-0 [overflow-wrap:anywhere] md:min-w-40'
                        : 'min-w-0'
                    }
                  >
                    {cell}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
