// A document in which all forms stand that documents have, for edits and for damage.

import Foundation
import InterfaceDocuments

enum Fixture {
  static func document() throws(NibError) -> InterfaceDocument {
    try InterfaceDocument(Data(text.utf8))
  }

  /// Two scenes, with comments, an instruction, CDATA, entities, single quotes, a tag over several lines, values
  /// in values, runtime attributes of all types, constraints, a segue and resources.
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE document [ <!ENTITY company "Acme > Sons"> ]>
    <?check a="1"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" initialViewController="vc1-aa-001">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        </dependencies>
        <scenes>
            <!--Dial View Controller-->
            <scene sceneID="sc1-aa-001">
                <objects>
                    <viewController storyboardIdentifier="dial" id="vc1-aa-001" customClass="DialViewController" customModule="Dials" customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vw1-aa-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="vw2-aa-001" customClass="Dial" customModule="Dials" customModuleProvider="target">
                                    <rect key="frame" x="20" y="79" width="353" height="200"/>
                                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="200" id="cn1-aa-001"/>
                                    </constraints>
                                    <userDefinedRuntimeAttributes>
                                        <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
                                        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius">
                                            <real key="value" value="8"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="number" keyPath="ticks">
                                            <integer key="value" value="12"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="string" keyPath="title" value="A &amp; B &lt;&quot;c&quot;&gt; &#228;&#x1F600;"/>
                                        <userDefinedRuntimeAttribute type="color" keyPath="tint">
                                            <color key="value" red="0.10000000000000001" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="size" keyPath="offset">
                                            <size key="value" width="1" height="2"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="nil" keyPath="nothing"/>
                                    </userDefinedRuntimeAttributes>
                                    <connections>
                                        <outlet property="delegate" destination="vc1-aa-001" id="ol1-aa-001"/>
                                    </connections>
                                </view>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text='It"s &company;' textAlignment="natural" lineBreakMode="tailTruncation" id="lb1-aa-001">
                                    <rect key="frame" x="20" y="300" width="42" height="21"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <nil key="highlightedColor"/>
                                </label>
                                <textView
                                    contentMode="scaleToFill"
                                    id="tv1-aa-001">
                                    <string key="text">Erste Zeile
    zweite Zeile &amp; <![CDATA[<mehr>]]></string>
                                </textView>
                                <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="bt1-aa-001">
                                    <state key="normal" title="Go">
                                        <color key="titleColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                                    </state>
                                    <connections>
                                        <action selector="go:" destination="vc1-aa-001" eventType="touchUpInside" id="ac1-aa-001"/>
                                        <segue destination="vc2-aa-001" kind="show" id="sg1-aa-001"/>
                                    </connections>
                                </button>
                                <view contentMode="scaleToFill" id="vw3-aa-001"/>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="sa1-aa-001"/>
                            <constraints>
                                <constraint firstItem="vw2-aa-001" firstAttribute="top" secondItem="sa1-aa-001" secondAttribute="top" constant="20" id="cn2-aa-001"/>
                                <constraint firstItem="vw2-aa-001" firstAttribute="width" secondItem="vw1-aa-001" secondAttribute="width" multiplier="9:10" priority="750" id="cn3-aa-001"/>
                            </constraints>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr1-aa-001" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="130.53435114503816" y="3.5211267605633805"/>
            </scene>
            <!--Second-->
            <scene sceneID="sc2-aa-001">
                <objects>
                    <viewController id="vc2-aa-001" sceneMemberID="viewController"></viewController>
                </objects>
            </scene>
        </scenes>
        <resources>
            <image name="dial" width="128" height="128"/>
            <systemColor name="systemBackgroundColor">
                <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
        </resources>
    </document>

    """
}
