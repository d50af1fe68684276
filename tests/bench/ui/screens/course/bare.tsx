// React and the browser, nothing else: the floor that every library stands on.
import { memo, useEffect, useRef } from 'react';
import { type Course, cover, formatNumber, students, subjects, useCourses, words } from '../../content.ts';
import { start } from '../../start.ts';
import '../bare.css';
import './bare.css';

const CourseCard = memo(function CourseCard({ course, onOpen }: { course: Course; onOpen: (course: Course) => void }) {
  return (
    <article>
      <img src={cover} alt="" loading="lazy" width={320} height={180} />
      <div className="body">
        <h3>{course.title}</h3>
        <div className="row">
          <span className="face" aria-hidden>
            {course.teacher[0]}
          </span>
          {course.teacher}
          <b>
            {formatNumber(course.price)} {words.pound}
          </b>
        </div>
        <button type="button" className="strong" onClick={() => onOpen(course)}>
          {words.details}
        </button>
      </div>
    </article>
  );
});

const AccountMenu = () => (
  <>
    <button type="button" popoverTarget="account">
      {words.account}
    </button>
    <div id="account" popover="auto" role="menu" className="menu">
      {words.accountLines.map((line) => (
        <button type="button" role="menuitem" key={line} popoverTarget="account">
          {line}
        </button>
      ))}
    </div>
  </>
);

function Details({ course, onClose }: { course: Course | null; onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (course) ref.current?.showModal();
    else ref.current?.close();
  }, [course]);
  return (
    <dialog ref={ref} aria-labelledby="details" onClose={onClose}>
      <h2 id="details">{course?.title}</h2>
      <p>{words.about}</p>
      <div className="row">
        <button type="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="button" className="strong" onClick={onClose}>
          {words.confirm}
        </button>
      </div>
    </dialog>
  );
}

function StudentTable() {
  return (
    <table>
      <thead>
        <tr>
          {words.columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {students.map((student) => (
          <tr key={student.id}>
            <th>{student.name}</th>
            <td dir="ltr">{student.phone}</td>
            <td>{student.courses}</td>
            <td>{student.joined}</td>
            <td>{student.isActive ? words.active : words.waiting}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Screen() {
  const screen = useCourses();
  const root = document.documentElement;
  const toggle = () => (root.dataset['theme'] = root.dataset['theme'] === 'dark' ? 'light' : 'dark');
  return (
    <>
      <header>
        <b>{words.brand}</b>
        <nav>
          {words.pages.map((page) => (
            <a href="#page" key={page}>
              {page}
            </a>
          ))}
        </nav>
        <button type="button" onClick={toggle}>
          {words.dark}
        </button>
        <AccountMenu />
      </header>
      <main>
        <h1>{words.heading}</h1>
        <div className="row">
          <label>
            {words.search}{' '}
            <input type="search" value={screen.query} onChange={(event) => screen.setQuery(event.target.value)} />
          </label>
          <button type="button" onClick={() => screen.setTable(true)}>
            {words.students}
          </button>
        </div>
        <div className="row" role="group" aria-label={words.subjects}>
          {[null, ...subjects.keys()].map((at) => (
            <button type="button" key={at} aria-pressed={screen.subject === at} onClick={() => screen.setSubject(at)}>
              {at === null ? words.all : subjects[at]}
            </button>
          ))}
        </div>
        {screen.isTable ? (
          <StudentTable />
        ) : (
          <div className="grid">
            {screen.found.map((course) => (
              <CourseCard key={course.id} course={course} onOpen={screen.setOpened} />
            ))}
          </div>
        )}
      </main>
      <Details course={screen.opened} onClose={() => screen.setOpened(null)} />
    </>
  );
}

start(<Screen />);
