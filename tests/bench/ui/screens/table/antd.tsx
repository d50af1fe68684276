// Virtual, as its guide says for many rows; that needs a width and a height.
import { Button, Flex, Input, Table, Tag, Typography } from 'antd';
import { type Student, useStudents, words } from '../../content.ts';
import { startAntd } from '../antd.tsx';

const [name, phone, count, joined, state] = words.columns;
const columns = [
  { title: name, dataIndex: 'name', rowScope: 'row' as const },
  { title: phone, dataIndex: 'phone', render: (phone: string) => <bdi dir="ltr">{phone}</bdi> },
  { title: count, dataIndex: 'courses' },
  { title: joined, dataIndex: 'joined' },
  {
    title: state,
    dataIndex: 'isActive',
    render: (isActive: boolean) => (
      <Tag color={isActive ? 'success' : 'warning'}>{isActive ? words.active : words.waiting}</Tag>
    ),
  },
];
const scroll = { x: 1000, y: 550 };

function Screen() {
  const { isShown, show, query, setQuery, found } = useStudents();
  return (
    <main style={{ maxWidth: 1200, marginInline: 'auto', padding: 24 }}>
      <Typography.Title>{words.studentsHeading}</Typography.Title>
      <Flex gap={16} align="end" style={{ marginBlockEnd: 16 }}>
        <label>
          {words.findStudent}
          <Input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
        <Button type="primary" onClick={show}>
          {words.students}
        </Button>
      </Flex>
      {isShown && (
        <Table<Student> virtual rowKey="id" pagination={false} columns={columns} dataSource={found} scroll={scroll} />
      )}
    </main>
  );
}

startAntd(() => <Screen />);
