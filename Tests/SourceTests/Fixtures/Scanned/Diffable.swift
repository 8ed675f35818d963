// swift-format-ignore-file
// Written as people write for iOS: lists that are given what they show as snapshots.

import UIKit

final class TokenCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .boldSystemFont(ofSize: 13)
        label.textAlignment = .center
        label.textColor = .white
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 6
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
    }
}

@IBDesignable class SnapshotListFixture: UIView {
    enum Section: Hashable {
        case main
        case rest
    }

    struct Token: Hashable {
        let identifier = UUID()
        let name: String
        let color: UIColor
    }

    private let collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 30, height: 24)
        layout.minimumInteritemSpacing = 4
        layout.minimumLineSpacing = 4
        layout.sectionInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    private lazy var dataSource: UICollectionViewDiffableDataSource<Section, Token> = {
        let registration = UICollectionView.CellRegistration<TokenCell, Token> { cell, _, token in
            cell.label.text = token.name
            cell.contentView.backgroundColor = token.color
        }
        return UICollectionViewDiffableDataSource<Section, Token>(collectionView: collectionView) { view, indexPath, token in
            return view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: token)
        }
    }()

    override var intrinsicContentSize: CGSize { return CGSize(width: 110, height: 96) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        addSubview(collectionView)
        let tokens = ["a", "b", "c", "d"].map { Token(name: $0, color: .systemBlue) }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Token>()
        snapshot.appendSections([.main, .rest])
        snapshot.appendItems(tokens, toSection: .main)
        snapshot.appendItems([Token(name: "z", color: .systemPink)], toSection: .rest)
        snapshot.moveItem(tokens[0], afterItem: tokens[2])
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        collectionView.frame = bounds
    }
}
