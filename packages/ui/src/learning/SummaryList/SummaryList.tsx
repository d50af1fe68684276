import { type ReactNode, useId } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { ScrollRegion } from '../../layout/ScrollRegion/ScrollRegion.tsx';
import { Avatar } from '../../media/Avatar/Avatar.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { PdfLink } from '../../media/PdfLink/PdfLink.tsx';
import { ReactionBar } from '../ReactionBar/ReactionBar.tsx';
import type { ReactionKind } from '../ReactionBar/reactions.ts';
import * as css from './SummaryList.css.ts';
import type { SummaryId, SummaryItem, SummaryLabels } from './summaries.ts';

export interface SummaryListProps {
  items: readonly SummaryItem[];
  labels: SummaryLabels;
  /** Asks the server for the address of the PDF; its tab is open by then. */
  getHref: (id: SummaryId) => Promise<string>;
  /** Sends a reaction, or withdraws it with null; when it fails, reject: the old state stays. */
  onReact: (id: SummaryId, kind: ReactionKind | null) => Promise<unknown>;
  /** A locked summary was pressed, or a reaction to it: say why it is locked and offer the way in. */
  onLocked?: (id: SummaryId) => void;
  /** Asks whether a summary is to be deleted. */
  onDelete?: (id: SummaryId) => void;
  /** Stands beside the heading: the button that adds a summary. */
  action?: ReactNode;
  /** Level of the heading in the outline of the page. */
  headingLevel?: 2 | 3;
  /** Id of the heading, where the page has one above the list; without it the list brings its own. */
  labelledBy?: string;
  /** What the ids of its rows begin with, so that a page can lead to one: `summary-` of `summary-11`. */
  rowIds?: string;
}

/** What students wrote of the lectures, each with its PDF and how others took it; it scrolls within 350 px. */
export function SummaryList(props: SummaryListProps) {
  const { items, labels, getHref, onReact, onLocked, onDelete, action, headingLevel = 2, rowIds } = props;
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const react = (item: SummaryItem, kind: ReactionKind | null) => {
    if (!item.isLocked) return onReact(item.id, kind);
    onLocked?.(item.id);
    return Promise.reject(new Error('locked'));
  };
  return (
    <div className={css.panel}>
      {props.labelledBy === undefined && (
        <div className={css.head}>
          <Heading id={id} className={css.heading}>
            {labels.list}
          </Heading>
          {action}
        </div>
      )}
      {items.length === 0 ? (
        <p className={css.empty}>{labels.empty}</p>
      ) : (
        <ScrollRegion label={labels.listRegion} maxHeight="small">
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without bullets. */}
          <ul role="list" className={css.list} aria-labelledby={props.labelledBy ?? id}>
            {items.map((item) => (
              <li key={item.id} id={rowIds && `${rowIds}${item.id}`} className={css.item}>
                <div className={css.header}>
                  <div className={css.words}>
                    {item.isLocked ? (
                      <button type="button" className={css.locked} onClick={() => onLocked?.(item.id)}>
                        <Icon name="lock" />
                        <span>
                          <span className={css.lockedTitle}>
                            <Bidi>{item.lectureName}</Bidi>
                          </span>
                          <span className={css.lockedWord}>{labels.locked}</span>
                        </span>
                      </button>
                    ) : (
                      <PdfLink
                        variant="compact"
                        title={item.lectureName}
                        labels={labels.pdf}
                        fetchUrl={() => getHref(item.id)}
                      />
                    )}
                    {item.author && (
                      <span className={css.author}>
                        <Avatar name={item.author.name} src={item.author.image ?? null} size={32} />
                        <span>{labels.by(<Bidi>{item.author.name}</Bidi>)}</span>
                      </span>
                    )}
                  </div>
                  {item.canDelete && labels.delete && onDelete && (
                    <IconButton
                      icon="trash"
                      tone="danger"
                      label={labels.delete(item.lectureName)}
                      onPress={() => onDelete(item.id)}
                    />
                  )}
                </div>
                <ReactionBar
                  label={labels.reactTo(item.lectureName)}
                  labels={labels.reactions}
                  counts={item.reactions}
                  chosen={item.chosen}
                  onReact={(kind) => react(item, kind)}
                />
              </li>
            ))}
          </ul>
        </ScrollRegion>
      )}
    </div>
  );
}
