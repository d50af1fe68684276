// Plain rows, memoised: what a table costs without a library.
import { memo } from 'react';
import { type Student, useStudents, words } from '../../content.ts';
import { start } from '../../start.ts';
import '../bare.css';
import './bare.css';

const Row = memo(function Row({ student }: { student: Student }) {
  return (
    <tr>
      <th scope="row">{student.name}</th>
      <td>
        <bdi dir="ltr">{student.phone}</bdi>
      </td>
      <td>{student.courses}</td>
      <td>{student.joined}</td>
      <td>{student.isActive ? words.active : words.waiting}</td>
    </tr>
  );
});

const StudentTable = ({ students }: { students: readonly Student[] }) => (
  <div className="region">
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
          <Row key={student.id} student={student} />
        ))}
      </tbody>
    </table>
  </div>
);

function Screen() {
  const { isShown, show, query, setQuery, found } = useStudents();
  return (
    <main>
      <h1>{words.studentsHeading}</h1>
      <div className="row">
        <label>
          {words.findStudent} <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
        <button type="button" onClick={show}>
          {words.students}
        </button>
      </div>
      {isShown && <StudentTable students={found} />}
    </main>
  );
}

start(<Screen />);
