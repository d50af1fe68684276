import { type ReactNode, useId } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { ScrollRegion } from '../../layout/ScrollRegion/ScrollRegion.tsx';
import { Avatar } from '../../media/Avatar/Avatar.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { PdfLink } from '../../media/PdfLink/PdfLink.tsx';
import { ReactionBar } from '../ReactionBar/ReactionBar.tsx';
import type { ReactionKind } from '../ReactionBar/reactions.ts';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import * as css from './SummaryList.css.ts';
import { SummaryThumbnail } from './SummaryThumbnail.tsx';
import type { SummaryId, SummaryItem, SummaryLabels } from './summaries.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface SummaryListProps extends RootElementProps {
  items: readonly SummaryItem[];
  labels: SummaryLabels;
  /** Requests the URL of the PDF. Called after its tab has opened. */
  fetchUrl: (id: SummaryId) => Promise<string>;
  /** Sends a reaction, or withdraws it with null. Reject the promise on failure: the previous state stays. */
  onReact: (id: SummaryId, kind: ReactionKind | null) => Promise<unknown>;
  /** Called when a locked summary or its reactions are pressed: explain why it is locked and how to get access. */
  onLocked?: (id: SummaryId) => void;
  /** Called when the edit button of a summary is pressed. */
  onEdit?: (id: SummaryId) => void;
  /** Called when the delete button of a summary is pressed. */
  onDelete?: (id: SummaryId) => void;
  /** Called when the report button of a summary is pressed. */
  onReport?: (id: SummaryId) => void;
  /** Called when the button with the number of reports is pressed. */
  onShowReports?: (id: SummaryId) => void;
  /** Shown beside the heading: the button that adds a summary. */
  action?: ReactNode;
  /** Heading level in the outline of the page. */
  headingLevel?: 2 | 3;
  /** Id of a heading of the page above the list. Without it the list has its own heading. */
  labelledBy?: string;
  /** Prefix of the row ids, for links to a row: `summary-` of `summary-11`. */
  rowIdPrefix?: string;
}

/** Lecture summaries by students, each with its PDF and reactions. It scrolls within 350 px. */
export function SummaryList(props: SummaryListProps) {
  const {
    items,
    labels,
    fetchUrl,
    onReact,
    onLocked,
    onEdit,
    onDelete,
    onReport,
    onShowReports,
    action,
    headingLevel = 2,
    rowIdPrefix,
  } = props;
  const id = useId();
  const hasThumbnails = items.some(({ thumbnailSrc }) => thumbnailSrc);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const react = (item: SummaryItem, kind: ReactionKind | null) => {
    if (!item.isLocked) return onReact(item.id, kind);
    onLocked?.(item.id);
    return Promise.reject(new Error('locked'));
  };
  return (
    <div {...pickRootProps(props)} className={css.panel}>
      {props.labelledBy === undefined && (
        <div className={css.panelHeader}>
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
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari gives lists without bullets no list role. */}
          <ul role="list" className={css.list} aria-labelledby={props.labelledBy ?? id}>
            {items.map((item) => (
              <li key={item.id} id={rowIdPrefix && `${rowIdPrefix}${item.id}`} className={css.item}>
                <div className={css.itemHeader({ hasThumbnail: hasThumbnails })}>
                  <div className={css.itemText}>
                    {item.isLocked ? (
                      <button type="button" className={css.lockedButton} onClick={() => onLocked?.(item.id)}>
                        <Icon name="lock" />
                        <span>
                          <span className={addFullTashkeelClass(css.lockedTitle, item.lectureName)}>
                            <Bidi>{item.lectureName}</Bidi>
                          </span>
                          <span className={css.lockedLabel}>{labels.locked}</span>
                        </span>
                      </button>
                    ) : (
                      <PdfLink
                        variant="compact"
                        title={item.lectureName}
                        labels={labels.pdf}
                        {...(hasThumbnails && { icon: <SummaryThumbnail src={item.thumbnailSrc ?? null} /> })}
                        fetchUrl={() => fetchUrl(item.id)}
                      />
                    )}
                    {item.author && (
                      <span className={css.author}>
                        <Avatar name={item.author.name} src={item.author.image ?? null} size={32} />
                        <span>{labels.writtenBy(<Bidi>{item.author.name}</Bidi>)}</span>
                      </span>
                    )}
                    {item.reportsCount !== undefined && item.reportsCount > 0 && labels.reports && onShowReports && (
                      <Button
                        variant="outline"
                        tone="danger"
                        size="dense"
                        icon="flag"
                        aria-label={labels.reports.name(item.reportsCount, item.lectureName)}
                        onPress={() => onShowReports(item.id)}
                      >
                        {labels.reports.label(item.reportsCount)}
                      </Button>
                    )}
                    {item.isReported && (
                      <span className={css.reported}>
                        <Icon name="flag" />
                        {labels.reported}
                      </span>
                    )}
                  </div>
                  <div className={css.itemButtons}>
                    {item.canReport && !item.isReported && labels.report && onReport && (
                      <IconButton
                        icon="flag"
                        label={labels.report(item.lectureName)}
                        onPress={() => onReport(item.id)}
                      />
                    )}
                    {item.canEdit && labels.edit && onEdit && (
                      <IconButton icon="pencil" label={labels.edit(item.lectureName)} onPress={() => onEdit(item.id)} />
                    )}
                    {item.canDelete && labels.delete && onDelete && (
                      <IconButton
                        icon="trash"
                        tone="danger"
                        label={labels.delete(item.lectureName)}
                        onPress={() => onDelete(item.id)}
                      />
                    )}
                  </div>
                </div>
                <ReactionBar
                  label={labels.reactTo(item.lectureName)}
                  labels={labels.reactions}
                  counts={item.reactions}
                  selectedKind={item.selectedReaction}
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
